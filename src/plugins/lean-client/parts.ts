interface Item {
  readonly type?: string;
  readonly items?: readonly unknown[];
}

/** The parts of the configuration of the theme, and of the versions of the documentation, that decide what is shown. */
export interface Shown {
  readonly navbar?: {readonly items?: readonly Item[]};
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

const kindsOf = (items: readonly Item[]): string[] =>
  items.flatMap(({type, items: inner}) => [
    ...(type ? [type] : []),
    ...(inner || type?.endsWith('Dropdown') ? ['dropdown'] : []),
    ...kindsOf((inner ?? []) as readonly Item[]),
  ]);

/** The components of the theme that a site with this configuration never shows. */
export function unusedParts({navbar, announcementBar, footer, versions}: Shown): string[] {
  const used = new Set(kindsOf(navbar?.items ?? []));
  const inColumns = footer?.links?.some((link) => 'title' in link && 'items' in link) ?? false;
  const parts: Readonly<Record<string, boolean>> = {
    AnnouncementBar: !announcementBar,
    'Footer/Logo': !footer?.logo,
    'Footer/Links/Simple': inColumns,
    'Footer/Links/MultiColumn': !inColumns,
    DocVersionBanner: versions.every(({banner}) => !banner),
    DocVersionBadge: versions.every(({badge}) => !badge),
    ...Object.fromEntries(
      Object.entries(itemKinds).map(([kind, name]) => [`NavbarItem/${name}NavbarItem`, !used.has(kind)]),
    ),
  };
  return Object.entries(parts).flatMap(([name, unused]) => (unused ? [`@theme/${name}`] : []));
}
