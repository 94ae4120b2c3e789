import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Provides the trust page with the numbers of checked pages, commands, manifests and claims as `@generated/checked/default/checked.json`.
 * The development server has no numbers, because reading all pages takes seconds.
 */
export default function checked({siteDir}: LoadContext): Plugin {
  return {
    name: 'checked',
    async contentLoaded({actions}) {
      if (process.env['NODE_ENV'] !== 'production') {
        await actions.createData('checked.json', '{}');
        return;
      }
      const {countChecked} = await import('../check/count');
      const numbers = Object.entries(countChecked(siteDir)).map(([name, number]) => [
        name,
        number.toLocaleString('en-US'),
      ]);
      await actions.createData('checked.json', JSON.stringify(Object.fromEntries(numbers)));
    },
  };
}
