import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PACKAGES = fileURLToPath(new URL('../../node_modules/', import.meta.url)).replaceAll('\\', '/');

/**
 * What Ant Design's text field and its provider bring along that no screen uses: its own forms with their validation (forms here are
 * Formik's), fields for searches and one-time codes, tooltips that share one bubble.
 */
const STAND_INS: Readonly<Record<string, string>> = {
  'antd/es/form/index.js': 'export default () => null;',
  '@rc-component/form/es/index.js': `
    export const FormProvider = ({ children }) => children;
    export const useForm = () => { throw new Error('Forms of Ant Design are left out of this build'); };`,
  'antd/es/input/Search.js': 'export default () => null;',
  'antd/es/input/OTP/index.js': 'export default () => null;',
  'antd/es/tooltip/UniqueProvider/index.js': 'export default ({ children }) => children;',
};

/** Leaves parts of Ant Design out of the build that the product never draws (some 20 kB of gzip on the sign-in page). */
export function unusedAntdPartsPlugin(): Plugin {
  return {
    name: 'mehfil:unused-antd-parts',
    apply: 'build',
    buildStart() {
      for (const path of Object.keys(STAND_INS)) {
        if (!existsSync(PACKAGES + path)) this.error(`${path} has moved: look at what to leave out instead`);
      }
    },
    load: {
      filter: { id: /node_modules\/(antd|@rc-component\/form)\// },
      handler: (id) => STAND_INS[id.replaceAll('\\', '/').split('?')[0]?.replace(PACKAGES, '') ?? ''],
    },
  };
}
