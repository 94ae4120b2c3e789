/** The path of a route's page in the build, without extension. */
export const pageName = (route: string, baseUrl: string): string =>
  route.slice(baseUrl.length).replace(/\.html$|\/$/, '') || 'index';

/** The path of a page's social card in the build. */
export const cardFile = (route: string, baseUrl: string): string => `img/cards/${pageName(route, baseUrl)}.png`;

/** The size of social cards, which networks show without cropping. */
export const CARD = {width: 1200, height: 630} as const;
