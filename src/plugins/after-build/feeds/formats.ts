import {atom} from './atom';
import {json} from './json';
import type {FeedFormat} from './model';
import {rss} from './rss';

/** The formats in which the feed of the blog is published. */
export const feedFormats: readonly FeedFormat[] = [rss, atom, json];
