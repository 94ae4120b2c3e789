// What a link of the framework knows of the browser: nothing that would have it watch whether it is in sight.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

export default {...ExecutionEnvironment, canUseIntersectionObserver: false};
