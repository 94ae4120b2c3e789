import {tryRule} from '../try-rule';
import type {TrialRequest, TrialResponse} from './protocol';

const respond = (response: TrialResponse): void => postMessage(response);

addEventListener('message', ({data: {number, block}}: MessageEvent<TrialRequest>) => {
  respond({type: 'done', number, trial: tryRule(block.kind, block.texts, block.shipped)});
});

respond({type: 'ready'});
