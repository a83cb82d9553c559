import type { Instrumentation } from 'next';

/** Runs once before the server answers its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { bootServer } = await import('@/lib/process/boot');
  bootServer();
}

/** Logs everything that reaches an error boundary, under the reference that the page shows. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logRequestError } = await import('@/lib/process/boot');
  logRequestError(error, request.method, context.routePath);
};
