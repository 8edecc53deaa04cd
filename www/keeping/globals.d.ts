// What stands around a service worker: the library of types has it only for whoever writes `self.` before it.

type Events = ServiceWorkerGlobalScopeEventMap;
declare const registration: ServiceWorkerRegistration;
declare const clients: Clients;
declare function skipWaiting(): Promise<void>;
declare function addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
