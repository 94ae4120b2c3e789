/** The parts of Express that are used here: the development server brings it. */
interface Response {
  sendFile(name: string, from: {readonly root: string}, done: (error?: Error) => void): void;
  status(code: number): {json(body: null): void};
}
interface Server {
  readonly app: {get(route: RegExp, answer: (request: {readonly path: string}, response: Response) => void): void};
}

const FILE_OF_SEARCH = /\/search-(?:index-|text\/).+\.json$/;

/**
 * For `docusaurus start`, which builds no pages: answers requests for files of the search from the last build. Without
 * this the development server answers them with the page and status 200.
 *
 * The framework has such a function too. Both get the same list, and what they return is put one behind the other:
 * hence this one adds nothing to it.
 *
 * @param outDir where `docusaurus build` writes
 */
export const middlewareForBuilt =
  (outDir: string, baseUrl: string) =>
  (_middlewares: unknown, {app}: Server): [] => {
    app.get(FILE_OF_SEARCH, ({path}, response) =>
      response.sendFile(decodeURI(path.slice(baseUrl.length)), {root: outDir}, (error) => {
        if (error) response.status(404).json(null);
      }),
    );
    return [];
  };
