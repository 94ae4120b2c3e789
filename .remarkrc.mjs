/** For editors that run remark, as VS Code does with unifiedjs.vscode-remark: a page is checked while it is written. */
import 'tsx';

const {default: pageCheck} = await import('./tools/editor/page-check.ts');

export default {plugins: [pageCheck.default ?? pageCheck]};
