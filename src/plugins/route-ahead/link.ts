/** The part of a link that decides where it leads. */
type Anchor = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'target' | 'download' | 'type'>;

/** Whether a link opens a page of the site in this tab: one that names a tab, a file to save or another type does not. */
export const opensPage = ({origin, target, download, type}: Anchor, here: Pick<Location, 'origin'>): boolean =>
  origin === here.origin && !(target || download || type);

/** The path of the page that a link opens in this tab; undefined where that is this page or no page of the site. */
export const pageBehind = (link: Anchor, here: Pick<Location, 'origin' | 'pathname'>): string | undefined =>
  opensPage(link, here) && link.pathname !== here.pathname ? link.pathname : undefined;

/** What a browser knows of its connection; many know nothing. */
export interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether a reader pays for what is fetched and then not looked at. */
export const isDear = ({effectiveType = '', saveData = false}: Connection = {}): boolean =>
  saveData || effectiveType.includes('2g');
