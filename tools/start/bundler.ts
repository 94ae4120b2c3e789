/** The part of the bundler that is needed here. */
interface Compiler {
  readonly watching?: {invalidate(done: () => void): void};
}

/** One for the whole process: the framework loads plugins anew when its configuration changes, and keeps the bundler. */
let bundler: Compiler | undefined;

/** A plugin of the bundler that makes it known to {@link compileAgain}. */
export const known = {
  apply(compiler: Compiler): void {
    bundler = compiler;
  },
};

/** Has the bundler look at everything anew, then calls back; at once where nothing is watched yet. */
export function compileAgain(done: () => void = () => undefined): void {
  if (bundler?.watching) bundler.watching.invalidate(done);
  else done();
}
