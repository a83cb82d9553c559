import { receiveStatement } from '@/lib/payment/statement/intake';

/** Receives a bank statement (multipart, field `statement`) from an admin; see docs/decisions/58. */
export async function POST(request: Request): Promise<Response> {
  return receiveStatement(request);
}
