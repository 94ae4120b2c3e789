/** The name of the page of a route in the build, without its ending. */
export const pageName = (route: string, baseUrl: string): string =>
  route.slice(baseUrl.length).replace(/\.html$/, '') || 'index';
