import {createContext} from 'react';

/** What the ids of one set of tabs start with. */
export const TabsId = createContext('');

const safe = (value: string) => encodeURIComponent(value).replaceAll('%', '_');

/** Id of a tab. */
export const tabId = (tabs: string, value: string): string => `${tabs}tab-${safe(value)}`;

/** Id of the panel of a tab. */
export const panelId = (tabs: string, value: string): string => `${tabs}panel-${safe(value)}`;
