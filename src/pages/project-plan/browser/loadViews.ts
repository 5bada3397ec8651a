/** Board, list, table and the empty view come when somebody wants them: the plan needs none of their code. */
export const loadViews = () => import(/* webpackChunkName: "plan-views" */ '../views/FlatsView.tsx');
