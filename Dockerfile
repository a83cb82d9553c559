# The product without anything embedded: Postgres, object store and mail server are named by the environment.
#
#   docker build --build-arg BUILD_COMMIT=$(git rev-parse HEAD) -t antarman .
#   docker run --env-file .env antarman npm run db:migrate
#   docker run --env-file .env -p 3000:3000 antarman
#   docker run --env-file .env antarman npm run worker        (with WORKER=off on the servers)

FROM node:22-bookworm-slim AS base
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1 CHECKPOINT_DISABLE=1

FROM base AS packages
COPY package.json package-lock.json .npmrc ./
# Naming an engine keeps the ORM from fetching one that nothing here needs.
RUN --mount=type=cache,target=/root/.npm PRISMA_SCHEMA_ENGINE_BINARY=/usr/local/bin/node npm ci

# A build needs no database and no settings, so one image serves any address.
FROM packages AS build
ARG BUILD_COMMIT
COPY . .
RUN npm run build \
    && rm -rf .next/cache \
    && npm prune --omit=dev --no-save

FROM base AS run
ENV NODE_ENV=production PORT=3000
# The C library otherwise keeps what it once had for each thread.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
COPY --from=build /app ./
# Folders for uploaded files and backups, for a machine without an object store.
RUN install -d -o node -g node -m 0700 /var/lib/antarman /var/backups/antarman /var/lib/antarman/files \
    /var/lib/antarman/files/profile-pictures /var/lib/antarman/files/payment-screenshots
# Owned by root: the process cannot change what it runs.
USER node
EXPOSE 3000
# The server drains for up to 25 s; give it more than that before it is killed (docker stop --time 30).
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve.mjs"]
