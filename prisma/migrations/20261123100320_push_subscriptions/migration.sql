CREATE TABLE "push_subscriptions" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "user_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "endpoint_hash" TEXT NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "push_subscriptions_session_id_key" ON "push_subscriptions"("session_id");
CREATE UNIQUE INDEX "push_subscriptions_endpoint_hash_key" ON "push_subscriptions"("endpoint_hash");
CREATE INDEX "push_subscriptions_user_id_idx" ON "push_subscriptions"("user_id");

ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "user_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE push_subscriptions
  ADD CONSTRAINT push_subscriptions_endpoint_hash_sha256 CHECK (is_sha256(endpoint_hash)),
  ADD CONSTRAINT push_subscriptions_endpoint_https CHECK (endpoint ~ '^https://' AND length(endpoint) <= 1000),
  ADD CONSTRAINT push_subscriptions_p256dh_shape CHECK (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  ADD CONSTRAINT push_subscriptions_auth_shape CHECK (auth ~ '^[A-Za-z0-9_-]{22}$');

-- Every notice asks for its push message in the same transaction, whoever writes it.
CREATE FUNCTION ask_for_push() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM push_subscriptions WHERE user_id = NEW.user_id) THEN
    PERFORM graphile_worker.add_job(
      'push-notification', json_build_object('notificationId', NEW.id), max_attempts := 20);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER notices_push AFTER INSERT ON notices
  FOR EACH ROW EXECUTE FUNCTION ask_for_push();

-- Whoever signs out of a browser, there or from another one, gets no message on it any more.
CREATE FUNCTION end_push() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscriptions WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER user_sessions_end_push AFTER UPDATE ON user_sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION end_push();
