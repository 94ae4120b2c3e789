import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import themeClassic, {getSwizzleConfig, type Options} from '@docusaurus/theme-classic';

// The package declares the types of the two main exports only; the framework asks for the others by these names.
const {validateOptions, validateThemeConfig: validateClassic} = themeClassicModule();

function themeClassicModule(): Pick<PluginModule, 'validateOptions' | 'validateThemeConfig'> {
  return require('@docusaurus/theme-classic') as PluginModule;
}

const home = path.dirname(require.resolve('@docusaurus/theme-classic'));

/**
 * What the classic theme adds to every page and this site replaces: the highlighter (Prism), Infima's style sheet, and
 * the progress bar (src/plugins/route-progress).
 */
const LEFT_OUT = ['prism-include-languages', 'infima', 'nprogress'];

/**
 * Style sheets of components that this site uses, all rules of which src/css overrides or says again. The one of anchors
 * leaves the room of the bar free a second time: html has it as scroll-padding.
 */
const STYLES_LEFT_OUT = [
  'theme-classic/lib/theme/DocBreadcrumbs/styles',
  'theme-classic/lib/theme/DocBreadcrumbs/Items/Home/styles',
  'theme-classic/lib/theme/DocSidebarItem/Category/styles',
  'theme-classic/lib/theme/DocSidebarItem/Html/styles',
  'theme-classic/lib/theme/DocSidebarItem/Link/styles',
  'theme-classic/lib/theme/DocItem/TOC/Mobile/styles',
  'theme-classic/lib/theme/MDXComponents/Img/styles',
  'theme-classic/lib/theme/MDXComponents/Ul/styles',
  'theme-classic/lib/theme/BlogSidebar/Mobile/styles',
  'theme-classic/lib/theme/Navbar/ColorModeToggle/styles',
  'theme-classic/lib/theme/Navbar/Search/styles',
  'theme-common/lib/utils/anchorUtils',
  'core/lib/client/BaseUrlIssueBanner/styles',
];

function isSprite(tag: string | HtmlTagObject): boolean {
  return typeof tag !== 'string' && tag.tagName === 'svg';
}

/**
 * The classic theme without what cannot be swizzled away: Prism in the main bundle (code is highlighted when the site is
 * built, see src/markdown/code), Infima (src/css answers its names), and the sprite with a `style` attribute
 * (src/theme/Icon draws the icon). It keeps the theme's name, since translations and style sheet layers go by it.
 */
export default function classicThemeLean(context: LoadContext, options: Options): Plugin<undefined> {
  const {configureWebpack: _prismLanguages, ...theme} = themeClassic(context, options);
  return {
    ...theme,
    getThemePath: () => path.resolve(home, theme.getThemePath?.() ?? ''),
    getTypeScriptThemePath: () => path.resolve(home, theme.getTypeScriptThemePath?.() ?? ''),
    getClientModules: () =>
      (theme.getClientModules?.() ?? [])
        .filter((module) => !LEFT_OUT.some((name) => module.includes(name)))
        .map((module) => path.resolve(home, module)),
    configureWebpack: () => ({
      resolve: {
        alias: Object.fromEntries(
          STYLES_LEFT_OUT.map((sheet) => [path.join(home, '../..', `${sheet}.module.css`), false]),
        ),
      },
    }),
    injectHtmlTags: (args) => {
      const {preBodyTags = [], ...tags} = theme.injectHtmlTags?.(args) ?? {};
      return {...tags, preBodyTags: [preBodyTags].flat().filter((tag) => !isSprite(tag))};
    },
  };
}

interface NavbarConfig {
  readonly navbar?: {readonly items?: readonly object[]};
}

/** A theme configuration in which every navbar item names its side. A configuration of another shape stays as it is. */
function rightByDefault<Config>(themeConfig: Config): Config {
  const {navbar} = (themeConfig ?? {}) as NavbarConfig;
  if (!Array.isArray(navbar?.items)) return themeConfig;
  const items = navbar.items.map((item: object) => ({position: 'right', ...item}));
  return {...themeConfig, navbar: {...navbar, items}};
}

/** Validates as the classic theme does, but a navbar item that names no side stands on the right (SPEC §2). */
export const validateThemeConfig: PluginModule['validateThemeConfig'] =
  validateClassic && ((given) => validateClassic({...given, themeConfig: rightByDefault(given.themeConfig)}));

export {getSwizzleConfig, validateOptions};
