/** The libraries of the server's tests check and report as they do in production; graphql-js is twice as fast without its extra checks. */
process.env.NODE_ENV = 'production';
