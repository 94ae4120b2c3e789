import {tryRule} from '../try-rule';
import type {Block, TrialResponse} from './protocol';

const respond = (response: TrialResponse): void => postMessage(response);

addEventListener('message', ({data: {kind, texts, shipped}}: MessageEvent<Block>) => {
  respond({type: 'done', trial: tryRule(kind, texts, shipped)});
});

respond({type: 'ready'});
