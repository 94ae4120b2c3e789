/** True before the first rendering: the page shows what the server has sent. */
export const isFirstLoad = (): boolean => typeof window !== 'undefined' && !('docusaurusRoot' in window);
