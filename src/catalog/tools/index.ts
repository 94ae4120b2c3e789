/**
 * Facts about kubectl and helm, so that the commands on the pages can be checked. Well-known facts of the
 * tools, not of secureCodeBox.
 */
import {readTool} from './notation';

export const {commands: kubectlCommands, flags: kubectlGlobalFlags} = readTool('kubectl');
export const {commands: helmCommands, flags: helmGlobalFlags} = readTool('helm');

export {builtInResources, resourceByWord, resources} from './resources';
