/** Facts about kubectl and Helm, for checking commands on pages. */
import {readTool} from './notation';

export const {commands: kubectlCommands, flags: kubectlGlobalFlags} = readTool('kubectl');
export const {commands: helmCommands, flags: helmGlobalFlags} = readTool('helm');

export {builtInResources, resourceByWord, resources} from './resources';
