const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom, with what browsers have and jsdom lacks, taken from Node. */
module.exports = class BrowserLikeEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    Object.assign(this.global, { Response, Request, Headers, fetch, TextEncoder, TextDecoder, structuredClone });
  }
};
