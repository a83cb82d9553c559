/** Messages of creating an account (product.md §5 and §8). */
export const signUpMessages = {
  nameMissing: 'Please enter your full name',
  taken: 'An account with this email already exists',
  failed: 'Signup failed',
  done: 'Account created successfully! Please check your email to verify your account.',
  tooMany: 'Too many accounts were requested from your network. Please try again in an hour.',
  terms: 'Tick the box to agree to the terms',
} as const;
