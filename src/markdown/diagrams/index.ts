export {type DiagramLanguage, renderDiagram} from './render';
export {diagrams} from './remark';
