/**
 * The libraries that are bundled once for all of the web app's test files (`vite.testing.config.ts`): evaluating their thousands of
 * modules for each of them took longer than many a test. All that import one another stand here, so that there is one of each.
 */
export const LIBRARIES = [
  '@ant-design/cssinjs',
  '@apollo/client',
  '@apollo/client/cache',
  '@apollo/client/errors',
  '@apollo/client/link',
  '@apollo/client/link/error',
  '@apollo/client/link/http',
  '@apollo/client/link/persisted-queries',
  '@apollo/client/link/retry',
  '@apollo/client/link/subscriptions',
  '@apollo/client/react',
  '@apollo/client/utilities',
  '@testing-library/dom',
  '@testing-library/jest-dom/jest-globals',
  '@testing-library/react',
  '@testing-library/user-event',
  '@tiptap/extension-image',
  '@tiptap/react',
  '@tiptap/starter-kit',
  'antd',
  'antd/es/input/Search',
  'antd/locale/ur_PK',
  'formik',
  'graphql',
  'graphql-ws',
  'react-router-dom',
  'recharts',
  'rxjs',
  'yup',
];

/** Those of them that are CommonJS: bundled as they are, they would have no named exports. */
export const COMMONJS_LIBRARIES = ['dayjs', 'react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];
