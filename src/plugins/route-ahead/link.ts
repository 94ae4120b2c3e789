/** The part of a link that decides where it leads. */
type Anchor = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'target' | 'download'>;

/** The path of the page that a link leads to in this tab; undefined where that is this page or no page of the site. */
export function pageBehind(
  {origin, pathname, target, download}: Anchor,
  here: Pick<Location, 'origin' | 'pathname'>,
): string | undefined {
  const isHere = origin === here.origin && pathname !== here.pathname;
  return isHere && (target === '' || target === '_self') && download === '' ? pathname : undefined;
}

/** What a browser knows of its connection; many know nothing. */
export interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether a reader pays for what is fetched and then not looked at. */
export const isDear = ({effectiveType = '', saveData = false}: Connection = {}): boolean =>
  saveData || effectiveType.includes('2g');
