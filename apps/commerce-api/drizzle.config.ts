import { defineConfig } from 'drizzle-kit';

/** After a change of the schema: `npm exec -w @selvedge/commerce-api -- drizzle-kit generate --name what-changed`. */
export default defineConfig({ dialect: 'postgresql', schema: './src/storage/schema.ts', out: './src/storage/migrations' });
