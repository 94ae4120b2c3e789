/** The parts of the configuration of the theme, and of the versions of the documentation, that decide what is shown. */
export interface Shown {
  readonly navbar?: {readonly items?: readonly object[]};
  readonly announcementBar?: unknown;
  readonly footer?: {readonly logo?: unknown; readonly links?: readonly object[]};
  readonly versions: readonly {readonly banner?: unknown; readonly badge?: unknown}[];
}

const itemKinds: Readonly<Record<string, string>> = {
  dropdown: 'Dropdown',
  localeDropdown: 'LocaleDropdown',
  html: 'Html',
  doc: 'Doc',
  docSidebar: 'DocSidebar',
  docsVersion: 'DocsVersion',
  docsVersionDropdown: 'DocsVersionDropdown',
};

/** The components of the theme that a site with this configuration never shows. */
export function unusedParts({navbar, announcementBar, footer, versions}: Shown): string[] {
  const items = JSON.stringify(navbar?.items ?? []);
  const isUsed = (kind: string): boolean =>
    items.includes(`"type":"${kind}"`) || (kind === 'dropdown' && /"items":|Dropdown"/.test(items));
  const inColumns = footer?.links?.some((link) => 'title' in link && 'items' in link) ?? false;
  const parts: Readonly<Record<string, boolean>> = {
    AnnouncementBar: !announcementBar,
    'Footer/Logo': !footer?.logo,
    'Footer/Links/Simple': inColumns,
    'Footer/Links/MultiColumn': !inColumns,
    DocVersionBanner: versions.every(({banner}) => !banner),
    DocVersionBadge: versions.every(({badge}) => !badge),
    ...Object.fromEntries(
      Object.entries(itemKinds).map(([kind, name]) => [`NavbarItem/${name}NavbarItem`, !isUsed(kind)]),
    ),
  };
  return Object.entries(parts).flatMap(([name, unused]) => (unused ? [`@theme/${name}`] : []));
}
