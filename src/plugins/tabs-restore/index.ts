import type {LoadContext, Plugin} from '@docusaurus/types';
import {tabsRestoreScript} from './script';

/** Shows remembered tabs without a flicker. See src/theme/Tabs. */
export default function tabsRestore({siteStorage}: LoadContext): Plugin {
  return {
    name: 'tabs-restore',
    injectHtmlTags: () => ({
      postBodyTags: [{tagName: 'script', innerHTML: tabsRestoreScript(siteStorage.type, siteStorage.namespace)}],
    }),
  };
}
