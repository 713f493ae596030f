FROM node:26-bookworm AS build
WORKDIR /city
COPY . .
RUN node scripts/run.mjs image /image

FROM node:26-bookworm-slim
ENV NODE_ENV=production DATA=/data
WORKDIR /city
COPY --from=build /image .
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:8000/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
