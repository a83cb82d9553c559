-- A proof of payment that was uploaded ahead of its form and waits for it.
CREATE TABLE "payment_uploads" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "visit" UUID NOT NULL,
    "sha256" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "perceptual_hash" BIGINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_uploads_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "payment_uploads_visit_key" ON "payment_uploads"("visit");
CREATE INDEX "payment_uploads_created_at_idx" ON "payment_uploads"("created_at");

ALTER TABLE payment_uploads
  ADD CONSTRAINT payment_uploads_sha256_shape CHECK (is_sha256(sha256)),
  ADD CONSTRAINT payment_uploads_content_type_known
    CHECK (content_type IN ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
  ADD CONSTRAINT payment_uploads_size CHECK (octet_length(content) BETWEEN 1 AND 104857600);
