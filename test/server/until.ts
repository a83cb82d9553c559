const pollMs = 100;

/** Asks again until the answer is as expected. @throws with the last answer after `timeoutMs` */
export async function until<T>(
  ask: () => Promise<T>,
  isIt: (answer: T) => boolean,
  timeoutMs = 60_000,
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (isIt(answer)) return answer;
    if (performance.now() > deadline)
      throw new Error(`After ${timeoutMs / 1_000} s it was still ${JSON.stringify(answer)}.`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
