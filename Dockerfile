FROM node:26-bookworm AS build
WORKDIR /city
RUN npm install --global pnpm@10.34.9
COPY . .
RUN pnpm install --frozen-lockfile && node scripts/run.mjs build && pnpm --filter @cityhall/server deploy --legacy --prod /deployed

FROM node:26-bookworm-slim
ENV NODE_ENV=production DATA=/data
WORKDIR /city
COPY --from=build /deployed/node_modules apps/server/node_modules
COPY --from=build /city/apps/server/dist apps/server/dist
COPY --from=build /city/apps/web/dist apps/web/dist
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:8000/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
