import { NextResponse } from 'next/server';

/** As `instrumentation.jsx`. It is asked for no page. */
export function proxy() {
  return NextResponse.next();
}

export const config = { matcher: '/never' };
