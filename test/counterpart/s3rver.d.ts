declare module 's3rver' {
  /** The part of the S3 server that tests use; the package has no types of its own. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
    });
    httpServer?: import('node:http').Server;
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
}
