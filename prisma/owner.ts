import { Client } from 'pg';
import { admitRole } from './roles';

type Addresses = {
  readonly DATABASE_OWNER_URL?: string | undefined;
  readonly DATABASE_URL: string;
};

/** Address of the role that owns the database; by default the product's role. */
export function ownerAddress({ DATABASE_OWNER_URL, DATABASE_URL }: Addresses): string {
  return DATABASE_OWNER_URL || DATABASE_URL;
}

/**
 * Lets the role of DATABASE_URL use the tables, with the rights of their owner. Safe to run again.
 * @throws with the command for a superuser, if the owner may not do it
 */
export async function admitProduct(addresses: Addresses): Promise<void> {
  const client = new Client({
    connectionString: ownerAddress(addresses),
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  try {
    await admitRole(client, addresses.DATABASE_URL);
  } finally {
    await client.end();
  }
}
