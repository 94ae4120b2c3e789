/** Facts about kubectl and Helm, for checking commands on pages. */
import helm from './helm.json';
import kubectl from './kubectl.json';
import type {Tool} from './types';

const {commands: kubectlCommands, flags: kubectlGlobalFlags} = kubectl as unknown as Tool;
const {commands: helmCommands, flags: helmGlobalFlags} = helm as unknown as Tool;

export {helmCommands, helmGlobalFlags, kubectlCommands, kubectlGlobalFlags};
export {builtInResources, resourceByWord, resources} from './resources';
