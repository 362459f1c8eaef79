// Every bundler has its own of these; Vite's is vite/client.
declare module '*.css';
