interface NavbarConfig {
  readonly navbar?: {readonly items?: readonly object[]};
}

/** A theme configuration in which every navbar item names its side. A configuration of another shape stays as it is. */
export function rightByDefault<Config>(themeConfig: Config): Config {
  const {navbar} = (themeConfig ?? {}) as NavbarConfig;
  if (!Array.isArray(navbar?.items)) return themeConfig;
  const items = navbar.items.map((item: object) => ({position: 'right', ...item}));
  return {...themeConfig, navbar: {...navbar, items}};
}
