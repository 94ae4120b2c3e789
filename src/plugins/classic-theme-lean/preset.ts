import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';
import presetClassic, {type Options} from '@docusaurus/preset-classic';

const original = require.resolve('@docusaurus/theme-classic');

function lean(theme: PluginConfig): PluginConfig {
  const [name, options] = Array.isArray(theme) ? theme : [theme, {}];
  return name === original ? [require.resolve('./index'), options] : theme;
}

/** The classic preset with the lean theme in the place of the classic one. It takes the same options. */
export default function presetClassicLean(context: LoadContext, options: Options): Preset {
  const {themes = [], ...preset} = presetClassic(context, options);
  return {...preset, themes: themes.map(lean)};
}
