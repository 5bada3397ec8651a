/** Apart from `texts`, which every page has: few need these. */
export const moreTexts = __BUNDLED_TEXTS__.formatMore;
