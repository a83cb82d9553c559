import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import { Pool, type QueryResult } from 'pg';

let started: Promise<void> | undefined;

/** Instantiates Prisma's engine by hand, because importing a .wasm file needs a flag on Node 20. */
async function start(): Promise<void> {
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm');
  const bytes = await readFile(path.join(path.dirname(entry), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': { ...bindings } });
  bindings.__wbg_set_wasm(instance.exports);
  const begin = instance.exports.__wbindgen_start;
  if (typeof begin === 'function') begin();
}

const catalogCharOid = 18;
const charArrayOid = 1002;

/**
 * A pool of one connection (the engine keeps session state between calls) that passes the catalogs' one-byte "char"
 * on as an array: the adapter refuses the first type and accepts the second. `connect` below corrects the type.
 */
class CatalogPool extends Pool {
  constructor(connectionString: string) {
    super({ connectionString, max: 1, connectionTimeoutMillis: 10_000, lock_timeout: 10_000 });
    const query = this.query.bind(this) as (...args: unknown[]) => Promise<QueryResult>;
    const retyped = async (...args: unknown[]) => {
      const result = await query(...args);
      for (const field of result.fields ?? []) {
        if (field.dataTypeID === catalogCharOid) field.dataTypeID = charArrayOid;
      }
      return result;
    };
    Object.assign(this, { query: retyped });
  }
}

/** Prisma's adapter for the engine's needs; see the two comments inside. */
class EngineAdapterFactory extends PrismaPg {
  readonly #pool: Pool;
  readonly #rewrite: (script: string) => string;

  constructor(pool: Pool, rewrite: (script: string) => string) {
    super(pool);
    this.#pool = pool;
    this.#rewrite = rewrite;
  }

  override async connect() {
    const adapter = await super.connect();
    // The original cuts at every semicolon, even inside functions. As one message, all queries of a script form one
    // transaction: a migration happens as a whole or not at all.
    adapter.executeScript = async (script) => {
      await this.#pool.query(this.#rewrite(script));
    };
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => {
      const { columnTypes, ...result } = await queryRaw(query);
      const { Character, CharacterArray } = ColumnTypeEnum;
      return {
        ...result,
        columnTypes: columnTypes.map((type) => (type === CharacterArray ? Character : type)),
      };
    };
    return adapter;
  }
}

type EngineOptions = {
  readonly connectionString: string;
  /** Prisma schema as pairs of file name and content; needed to compare it with a database. */
  readonly schema?: [string, string][];
  /** Changes each script before it is sent. */
  readonly rewrite?: (script: string) => string;
};

/**
 * Runs `use` with Prisma's schema engine on a database and ends the connection afterwards.
 * @throws the engine's error, which carries the database's message
 */
export async function withSchemaEngine<T>(
  { connectionString, schema, rewrite = (script) => script }: EngineOptions,
  use: (engine: bindings.SchemaEngine) => Promise<T>,
): Promise<T> {
  started ??= start();
  await started;
  const pool = new CatalogPool(connectionString);
  const factory = bindMigrationAwareSqlAdapterFactory(new EngineAdapterFactory(pool, rewrite));
  const engine = await bindings.SchemaEngine.new({ datamodels: schema }, () => undefined, factory);
  try {
    return await use(engine);
  } finally {
    engine.free();
    await pool.end();
  }
}
