import {tryRule} from '../try-rule';
import type {TaskRequest, TaskResponse, Tasks} from './protocol';

const respond = (response: TaskResponse): void => postMessage(response);

function done({asks}: TaskRequest): Tasks[keyof Tasks]['gives'] {
  return tryRule(asks.kind, asks.texts, asks.shipped);
}

addEventListener('message', ({data}: MessageEvent<TaskRequest>) => {
  respond({type: 'done', number: data.number, gives: done(data)});
});

respond({type: 'ready'});
