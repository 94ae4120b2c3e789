/** The path of a route's page in the build, without extension. */
export const pageName = (route: string, baseUrl: string): string =>
  route.slice(baseUrl.length).replace(/\.html$/, '') || 'index';
