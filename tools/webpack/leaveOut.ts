import ts from 'typescript';
import type { LeftOut } from './leftOut.ts';

interface LoaderContext {
  readonly resourcePath: string;
  getOptions(): LeftOut;
}

/** By name: `createRouter.fetch` is the function `fetch` within the function `createRouter`, `I18n.use` a method. */
function bodiesOf(file: string, text: string): ReadonlyMap<string, ts.ConciseBody> {
  const found = new Map<string, ts.ConciseBody>();
  const visit = (node: ts.Node, path: string): void => {
    if ((ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && node.body !== undefined) {
      const name = `${path}${node.name?.getText() ?? ''}`;
      found.set(name, node.body);
      node.body.statements.forEach((statement) => visit(statement, `${name}.`));
    } else if (ts.isClassLike(node)) {
      node.members.forEach((member) => visit(member, `${node.name?.getText() ?? ''}.`));
    } else if (ts.isVariableStatement(node)) {
      for (const { name, initializer } of node.declarationList.declarations) {
        if (initializer !== undefined && ts.isArrowFunction(initializer)) {
          found.set(path + name.getText(), initializer.body);
        }
      }
    }
  };
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS).statements.forEach((statement) =>
    visit(statement, ''),
  );
  return found;
}

/** A loader that empties functions of a package. One that is no longer there stops the build. */
function leaveOut(this: LoaderContext, text: string): string {
  const { failing = [], idle = [] } = this.getOptions();
  const known = bodiesOf(this.resourcePath, text);
  const emptied = [
    ...failing.map((name) => ({ name, body: `throw Error("left out: ${name}")` })),
    ...idle.map((name) => ({ name, body: 'return () => {}' })),
  ].map(({ name, body }) => {
    const place = known.get(name);
    if (place === undefined) throw new Error(`${this.resourcePath} has no function "${name}" to leave out`);
    return { start: place.getStart(), end: place.getEnd(), body };
  });
  // From the end, so that places stay true.
  return emptied
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end, body }) => {
      // With as many lines as before, so that source maps stay true too.
      const lines = '\n'.repeat(rest.slice(start, end).split('\n').length - 1);
      return `${rest.slice(0, start)}{ ${body};${lines}}${rest.slice(end)}`;
    }, text);
}

export default leaveOut;
