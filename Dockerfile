# The build and the server encode pictures: without a font, each letter in a drawing is a box.
FROM node:24-bookworm-slim AS fonts
RUN apt-get update && apt-get install -y --no-install-recommends fontconfig-config fonts-dejavu-core && rm -rf /var/lib/apt/lists/*

# The build needs all packages, the server a tenth of them: each has a stage.
FROM fonts AS build
WORKDIR /srv/obriy
COPY package.json package-lock.json .npmrc ./
COPY packages packages
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /srv/obriy
COPY package.json package-lock.json .npmrc ./
COPY packages packages
RUN npm ci --omit=dev

FROM fonts
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /srv/obriy
COPY --from=packages /srv/obriy/node_modules node_modules
COPY --from=build /srv/obriy/dist dist
COPY package.json ./
COPY brand brand
COPY contract contract
COPY domain domain
COPY i18n i18n
COPY server server
COPY tools tools
COPY content content
# DATA_DIR: a volume takes its mode from here, so that the account below may write there.
RUN mkdir --mode=1777 var
VOLUME /srv/obriy/var
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.js"]
