ALTER TABLE "account_tokens" ADD COLUMN     "return_path" TEXT;

-- Only a path of ours is kept; the application checks it once more before it follows it.
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_return_path_own"
  CHECK ("return_path" ~ '^/[a-z]' AND length("return_path") <= 400);
