/**
 * What the site knows about kubectl and helm, so that the commands on its pages can be checked. Well-known facts of the
 * tools, not of secureCodeBox.
 */
export {helmCommands, helmGlobalFlags} from './tools/helm';
export {kubectlCommands, kubectlGlobalFlags} from './tools/kubectl';
export {builtInResourceByWord, builtInResources} from './tools/resources';
export {findCommand, findFlag} from './tools/lookup';
export type {BuiltInResource, ToolCommand, ToolFlag} from './tools/types';
