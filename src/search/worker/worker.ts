import type {SearchRequest, SearchResponse} from './protocol';
import {SearchSession} from './session';

const session = new SearchSession((response) => postMessage(response));

addEventListener('message', ({data}: MessageEvent<SearchRequest>) => {
  void session.handle(data);
});

postMessage({type: 'ready'} satisfies SearchResponse);
