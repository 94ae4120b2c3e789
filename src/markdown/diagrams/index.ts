export {type DiagramLanguage, checkDiagram, renderDiagram} from './render';
export {diagrams} from './remark';
